import 'server-only';
import pg from 'pg';

const end = pg.Client.prototype.end;

/**
 * A connection that is being ended has nobody left to tell: pg-boss takes all listeners off it first, and one whose database
 * dies in that moment would end the process (an `error` that nobody hears).
 */
pg.Client.prototype.end = function endUnheard(this: pg.Client, ...args: never[]) {
  this.on('error', () => {});
  return Reflect.apply(end, this, args);
} as typeof end;
