'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So early that what comes is there when it is scrolled to. */
const NEAR = '400px 0px';

/** Puts `children` into the page when their place comes near the window; `room` stands there until then. */
export function WhenNear({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={place}>{room}</div>;
}
