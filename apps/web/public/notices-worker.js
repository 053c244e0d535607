// The service worker of notifications: it shows a notice that a push service brings, and opens the match when it is pressed. It keeps nothing.
const HEADINGS = { reminder: 'reminder: your move', last: 'you are the last' }
const clock = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

self.addEventListener('push', (event) => {
  const { kind, title, game, question, until, link, tag } = event.data.json()
  const due = until === null ? '' : ` Until ${clock.format(new Date(until))}.`
  const shown = self.registration.showNotification(`${title}: ${HEADINGS[kind] ?? 'your move'}`, {
    // A notice that comes twice replaces the first one without a sound.
    tag,
    body: `${game}. ${question}.${due}`,
    icon: 'icon.svg',
    data: { link },
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Only pages of this server are opened.
  const { pathname, search } = new URL(event.notification.data.link)
  event.waitUntil(self.clients.openWindow(`${self.location.origin}${pathname}${search}`))
})
