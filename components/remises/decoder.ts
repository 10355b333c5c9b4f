export type Decoder = {
  /** What the QR before the camera says; null while there is none. Throws when this browser cannot read any. */
  decode: (video: HTMLVideoElement) => Promise<string | null>;
};

type Native = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type NativeMaker = {
  new (options: { formats: string[] }): Native;
  getSupportedFormats: () => Promise<string[]>;
};

/** How wide the middle of a picture is when our own reader looks at it: enough for a QR that fills half of it. */
const LOOKED_AT = 640;

let opened: Promise<Decoder> | null = null;

/** The browser's own reader, else ours, once: it stays ready when the network goes. A failure is tried again next time. */
export function openDecoder(): Promise<Decoder> {
  opened ??= makeDecoder().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function makeDecoder(): Promise<Decoder> {
  const { BarcodeDetector: Maker } = window as { BarcodeDetector?: NativeMaker };
  const formats = await Maker?.getSupportedFormats().catch((): string[] => []);
  if (Maker && formats?.includes('qr_code')) {
    const native = new Maker({ formats: ['qr_code'] });
    return { decode: async (video) => (await native.detect(video))[0]?.rawValue ?? null };
  }
  const { default: Scanner } = await import('qr-scanner');
  const worker = new Worker('/scan-worker.js');
  const canvas = document.createElement('canvas');
  return {
    decode: async (video) => {
      const side = Math.min(video.videoWidth, video.videoHeight);
      const scanRegion = {
        x: (video.videoWidth - side) / 2,
        y: (video.videoHeight - side) / 2,
        width: side,
        height: side,
        downScaledWidth: LOOKED_AT,
        downScaledHeight: LOOKED_AT,
      };
      try {
        const options = { qrEngine: worker, canvas, scanRegion, returnDetailedScanResult: true } as const;
        return (await Scanner.scanImage(video, options)).data;
      } catch (error) {
        if (error === Scanner.NO_QR_CODE_FOUND) return null;
        throw error;
      }
    },
  };
}
