/** The product's name: an operator renames it here and nowhere else. */
export const PRODUCT_NAME = 'Rihla';

/** Where people write to whoever runs the site; an operator puts their own here. */
export const CONTACT_EMAIL = 'contact@rihla.example';
