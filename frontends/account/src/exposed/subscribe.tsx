export { SubscribeScreen as default } from '../features/subscribe/subscribe-screen';
