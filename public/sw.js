// Shows what the site pushes and opens it. It keeps nothing and answers no request.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  if (!told.title) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      // The same thing told twice replaces itself.
      tag: told.id,
      lang: 'fr',
      data: { href: told.href },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.href ?? '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
      return open ? open.focus() : self.clients.openWindow(address.href);
    }),
  );
});
