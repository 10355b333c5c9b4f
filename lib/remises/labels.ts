/** Where a recipient's link leads. */
export const colisPath = (token: string) => `/colis/${token}`;

/** Where the carrier enters the codes of a reservation. */
export const codePath = (reservationId: string) => `/remises/${reservationId}`;
