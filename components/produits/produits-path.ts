export const PRODUITS_PATH = '/produits';
