export { MainScreen as default } from '../app/main-screen';
