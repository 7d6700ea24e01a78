/** The type of the provider's webhook about a deleted customer. */
export const CUSTOMER_DELETED = 'customer.deleted';
