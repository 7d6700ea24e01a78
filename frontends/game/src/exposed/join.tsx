export { JoinPage as default } from '../features/join/join-page';
