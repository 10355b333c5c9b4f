import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Locator, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [640, 480];
/** Chromium shows such a film again from its beginning when it ends. */
const FRAMES = 20;

/** Lets a page's camera be asked about later: `isFilming`. */
export async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { filmed: stream.getVideoTracks() });
      return stream;
    };
  });
}

/** Whether a camera of the page was opened and is on still; undefined when none ever was. */
export function isFilming(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() =>
    (window as { filmed?: MediaStreamTrack[] }).filmed?.some(({ readyState }) => readyState === 'live'),
  );
}

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
