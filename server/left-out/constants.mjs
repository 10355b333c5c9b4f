/** In the place of Next's, in browsers: the one that its router reads there. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
