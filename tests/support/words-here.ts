/** In the browser's place, where no page gives words: a call's are said as on the server. */
export { addressHere, pageWords as wordsHere } from '../../components/words/server';
