export const TRANSPORTS_PATH = '/transporteurs';
