'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { watchNear } from './watch-near';

/**
 * Puts `children` into the page when their place comes near the window; `room` stands there until then. With `atFocus`
 * they come with the first focus on the page too: what holds fields must be there before one tabs past it.
 */
export function WhenNear({
  room,
  atFocus = false,
  children,
}: {
  room: ReactNode;
  atFocus?: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    return watchNear(place.current, () => setNear(true), atFocus ? document : null);
  }, [near, atFocus]);
  return near ? children : <div ref={place}>{room}</div>;
}
