'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A way to another page of ours. What stands there is fetched ahead when a pointer, a finger or the keyboard comes to the
 * link, not when it comes into sight: twenty cards would fetch twenty pages that nobody asked for.
 */
export function Link({ prefetch, ...rest }: ComponentProps<typeof NextLink>) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  if (prefetch === false || near) return <NextLink {...rest} prefetch={prefetch ?? null} />;
  return <NextLink {...rest} prefetch={false} onPointerEnter={come} onTouchStart={come} onFocus={come} />;
}
