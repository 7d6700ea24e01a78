/** The type of the provider's notice that a customer is no more. */
export const CUSTOMER_DELETED = 'customer.deleted';
