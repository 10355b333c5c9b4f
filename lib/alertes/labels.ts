/** Where somebody asks for an alert that is not theirs, or gone. */
export const ALERTE_MISSING = 'Cette alerte n’existe plus.';
