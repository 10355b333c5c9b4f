declare module '*/compiled/compression/index.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Express's middleware, as Next bundles it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
