/** What a page roughly looks like, for the skeleton that stands in while it is on its way. */
export type PageShape = 'home' | 'messages' | 'cards' | 'rows' | 'detail' | 'profile' | 'form' | 'text';

const SHAPES: [RegExp, PageShape][] = [
  [/^\/$/, 'home'],
  [/^\/(transporteurs|demandes|produits|agences)$/, 'cards'],
  [/^\/(transporteurs|demandes|produits|agences|payments)\/[^/]+$/, 'detail'],
  [/^\/profile(\/|$)/, 'profile'],
  [/^\/(remises\/[^/]+|telechargement\/[^/]+|colis\/[\w-]{32})$/, 'form'],
  [/^\/colis\/[^/]+$/, 'cards'],
  [/^\/(mes-reservations|mes-alertes|notifications|payments)$/, 'rows'],
  [/^\/moderation(\/|$)/, 'rows'],
  [/^\/(messagerie|conversation)(\/|$)/, 'messages'],
  [
    /^\/(login|register|forgot-password|reset-password|confirmer-email|confirmer-newsletter|reprendre-email|settings)$/,
    'form',
  ],
];

/** The shape of the page at `path`. */
export function shapeOf(path: string): PageShape {
  return SHAPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'text';
}
