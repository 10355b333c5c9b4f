import { z } from 'zod';
import fr from 'zod/v4/locales/fr.js';

// Every message a schema does not word itself is French; schemas import `z` from here so that none escapes.
z.config(fr());

export { z };
