import 'server-only';
import path from 'node:path';
import { loadSharp } from '../images/sharp';
import { readLocalFile } from '../storage/local';
import type { Affiche } from './affiche';
import type { MeasureIn } from './lettering';
import type { Lettering } from './look';
import { afficheSvg, IMAGE_SIZE } from './svg';

// Read by what writes text in pictures, once, at its first word; by its path, for a bundler leaves it where it is.
process.env.FONTCONFIG_FILE = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/core/affiche/fonts/fonts.conf',
);
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const TIMEOUT_SECONDS = 10;
const OURS = '/uploads/';

/** Draws the picture as PNG, 1200 × 630, with nothing but files of ours: no text can make it ask another machine. */
export async function drawAffiche(affiche: Affiche): Promise<Buffer> {
  const image = affiche.image?.startsWith(OURS) ? await besideImage(affiche.image.slice(OURS.length)) : null;
  const svg = await afficheSvg(affiche, image, measureIn);
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png({ palette: true, colours: 256, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

const measureIn: MeasureIn =
  ({ family, weight, size }: Lettering) =>
  async (text) => {
    const words = text.trim().replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    if (words === '') return 0;
    const font = `${family} ${weight === 700 ? 'Bold ' : ''}${size}`;
    const line = { text: words, font, dpi: 72, wrap: 'none' as const };
    const sharp = await loadSharp();
    // What is too wide to be measured is too wide.
    return sharp({ text: line })
      .metadata()
      .then(
        ({ width }) => width,
        () => Number.POSITIVE_INFINITY,
      );
  };

/** A picture that is gone or cannot be read is left out. */
async function besideImage(key: string): Promise<string | null> {
  const bytes = await readLocalFile(key);
  if (!bytes) return null;
  const sharp = await loadSharp();
  try {
    const small = await sharp(bytes)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ ...IMAGE_SIZE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer();
    return `data:image/jpeg;base64,${small.toString('base64')}`;
  } catch {
    return null;
  }
}
