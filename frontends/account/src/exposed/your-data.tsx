export { YourDataScreen as default } from '../features/your-data/your-data-screen';
