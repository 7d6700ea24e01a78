export { MainScreen as default } from '../features/main/main-screen';
