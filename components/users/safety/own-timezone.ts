/** Where this device roughly is, as its clock says; for the list of its account's logins. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
