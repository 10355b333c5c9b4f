const given = (value: string | undefined) => value?.trim() || undefined;

// Each is named in full: next.config.mjs puts PRODUCT_NAME into what browsers get; the others stay on the server.

/** The product's name: an operator renames it by PRODUCT_NAME, and nowhere else. */
export const PRODUCT_NAME = given(process.env.PRODUCT_NAME) ?? 'Rihla';

/** The person or company that runs the site and answers for it, with their postal address; null while nobody is named. */
export const OPERATOR = given(process.env.PRODUCT_OPERATOR)
  ? { name: given(process.env.PRODUCT_OPERATOR) ?? '', address: given(process.env.PRODUCT_ADDRESS) ?? null }
  : null;

/** Where people write to whoever runs the site. */
export const CONTACT_EMAIL = given(process.env.PRODUCT_EMAIL) ?? 'contact@rihla.example';
