/** How one speaks of somebody in a sentence: the agency's name, or the first name. */
export function shortName(user: { firstName: string; lastName: string; companyName: string | null }): string {
  return user.companyName || user.firstName || user.lastName;
}
