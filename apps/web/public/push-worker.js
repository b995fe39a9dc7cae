/** Shows what the server tells while the application is closed, and opens it where somebody taps. */
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, data: { path }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

/** In a window that is open already, if there is one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [known] = windows.filter((one) => new URL(one.url).pathname.startsWith('/dashboard'));
  if (!known) return self.clients.openWindow(address);
  await known.focus();
  return known.navigate(address);
}
