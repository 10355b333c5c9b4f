const given = (read: () => string | undefined) => read()?.trim() || undefined;

// Each is named in full: next.config.mjs puts PRODUCT_NAME into what browsers get; the others stay on the server, and what is
// said to be pure leaves the scripts of a page that does not use it.

/** The product's name: an operator renames it by PRODUCT_NAME, and nowhere else. */
export const PRODUCT_NAME = given(() => process.env.PRODUCT_NAME) ?? 'Rihla';

/**
 * The person or company that runs the site and answers for it, with what the law wants said of them; null while nobody is
 * named, and the site then says that it is a demonstration.
 */
export const OPERATOR = /* @__PURE__ */ operator();

function operator() {
  const name = given(() => process.env.PRODUCT_OPERATOR);
  if (!name) return null;
  return {
    name,
    address: given(() => process.env.PRODUCT_ADDRESS) ?? null,
    phone: given(() => process.env.PRODUCT_PHONE) ?? null,
    director: given(() => process.env.PRODUCT_DIRECTOR) ?? null,
    vatNumber: given(() => process.env.PRODUCT_VAT_NUMBER) ?? null,
  };
}

/** Who keeps the site's machines: name, address, telephone in one line. */
export const HOSTING = /* @__PURE__ */ given(() => process.env.PRODUCT_HOSTING) ?? null;

/** The consumers' mediator that the operator has joined: name, address, site in one line. */
export const MEDIATOR = /* @__PURE__ */ given(() => process.env.PRODUCT_MEDIATOR) ?? null;

const LEGAL = [
  'PRODUCT_OPERATOR',
  'PRODUCT_ADDRESS',
  'PRODUCT_EMAIL',
  'PRODUCT_PHONE',
  'PRODUCT_DIRECTOR',
  'PRODUCT_HOSTING',
  'PRODUCT_MEDIATOR',
] as const;

/** The variables without which a site that people use does not say all of itself that French law wants. */
export const unsaidOfOperator = () => LEGAL.filter((name) => !given(() => process.env[name]));

/** Where people write to whoever runs the site. */
export const CONTACT_EMAIL =
  /* @__PURE__ */ given(() => process.env.PRODUCT_EMAIL) ?? 'contact@rihla.example';
