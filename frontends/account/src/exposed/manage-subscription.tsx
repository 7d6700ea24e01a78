export { ManageSubscriptionScreen as default } from '../features/manage-subscription/manage-subscription-screen';
