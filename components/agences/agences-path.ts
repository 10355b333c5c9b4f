export const AGENCES_PATH = '/agences';
