import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Locator, type TestInfo } from '@playwright/test';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [640, 480];
/** Chromium shows such a film again from its beginning when it ends. */
const FRAMES = 20;

/** A browser whose camera films what another screen shows there. */
export async function filming(shown: Locator, testInfo: TestInfo): Promise<Browser> {
  const frame = await sharp(await shown.screenshot())
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: 'white' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const film = testInfo.outputPath('camera.mjpeg');
  await writeFile(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  const { launchOptions } = testInfo.project.use;
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
