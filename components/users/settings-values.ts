import type { MeView } from '@/lib/users/queries/view';
import type { UpdateMeInput } from '@/lib/users/schema/settings';

/** What the settings' form starts with: the account as it is saved. */
export function formValues(me: MeView) {
  const { firstName, lastName, email, phoneNumber, preferences } = me;
  return {
    firstName,
    lastName,
    email,
    phoneNumber,
    location: me.location ?? '',
    currentPassword: '',
    preferences: {
      notifications: preferences.notifications,
      timezone: preferences.timezone,
      theme: preferences.theme,
      language: preferences.language,
    },
  };
}

/**
 * The request's body: what differs from `saved`, for another window may have changed the rest meanwhile. A form that
 * changes nothing still says one thing, so that saving it is answered.
 */
export function settingsBody(values: UpdateMeInput, saved: MeView): UpdateMeInput {
  const { currentPassword, location, preferences, ...typed } = values;
  const { notifications = {}, newsletter: _elsewhere, ...chosen } = preferences ?? {};
  const switches = differing(notifications, saved.preferences.notifications);
  const changed = {
    ...differing(chosen, saved.preferences),
    ...(Object.keys(switches).length > 0 ? { notifications: switches } : {}),
  };
  const body: UpdateMeInput = {
    ...differing(typed, saved),
    // An agency's city is changed on its page.
    ...(saved.userType !== 'agency' && location !== saved.location ? { location } : {}),
    ...(Object.keys(changed).length > 0 ? { preferences: changed } : {}),
  };
  if (body.email !== undefined || body.phoneNumber !== undefined) return { ...body, currentPassword };
  return Object.keys(body).length > 0 ? body : { firstName: typed.firstName };
}

function differing<T extends object>(typed: T, saved: T): Partial<T> {
  const keys = Object.keys(typed) as (keyof T)[];
  return Object.fromEntries(
    keys.filter((key) => typed[key] !== saved[key]).map((key) => [key, typed[key]]),
  ) as Partial<T>;
}
