export const DEMANDES_PATH = '/demandes';
