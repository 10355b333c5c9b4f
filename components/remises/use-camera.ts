import { type RefObject, useEffect, useState } from 'react';

export type CameraTrouble = 'refused' | 'none' | 'busy';

/** Shows the camera that looks away from its owner. It is off as soon as the page hides, and when what shows it goes. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [running, setRunning] = useState(false);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);

  useEffect(() => {
    const element = video.current;
    let stream: MediaStream | null = null;
    let opening = false;
    let over = false;

    function close() {
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = null;
      if (element) element.srcObject = null;
      setRunning(false);
    }

    async function open() {
      if (!element || opening || stream || document.hidden) return;
      opening = true;
      try {
        stream = await askForCamera();
        opening = false;
        // It may have been asked for longer than it is wanted.
        if (over || document.hidden) return close();
        element.srcObject = stream;
        await element.play();
        if (stream) setRunning(true);
      } catch (error) {
        opening = false;
        const stopped = stream === null && element.srcObject === null && isAbort(error);
        if (over || stopped) return;
        close();
        setTrouble(troubleOf(error));
      }
    }

    const look = () => (document.hidden ? close() : void open());
    document.addEventListener('visibilitychange', look);
    void open();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      close();
    };
  }, [video]);

  return { running, trouble };
}

function askForCamera(): Promise<MediaStream> {
  // Browsers have none for pages that came without encryption.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('no devices', 'NotFoundError'));
  return devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
