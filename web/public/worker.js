// The worker of the site: without a line it shows a page that says so, and the files that the
// signed-in area is built of come from here once they were used. Nothing else is ever kept: no
// answer of a call, no price, no page but that one. The server writes what may be kept before it,
// as `shell` (`app-shell.ts`).
const { version, pages, ready, files } = self.shell
const name = `shell-${version}`
const kept = new Set([...ready, ...files])

addEventListener('install', (event) => {
  const fresh = ready.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)))
})

addEventListener('activate', (event) => {
  event.waitUntil(start())
})

async function start() {
  const others = (await caches.keys()).filter((one) => one.startsWith('shell-') && one !== name)
  await Promise.all(others.map((one) => caches.delete(one)))
  // The page is asked for while the worker still starts.
  await registration.navigationPreload?.enable()
}

// From `update.js`.
addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(version)
  if (data === 'take over') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') {
    if (destination === 'document' && !isOfOthers(pathname)) event.respondWith(opened(event))
  } else if (kept.has(pathname + search)) {
    event.respondWith(asBuilt(event.request))
  }
})

/** Calls, their documents, and the application of staff. */
function isOfOthers(pathname) {
  return /^(\/[a-z]{2})?\/(api|office)(\/|$)/.test(pathname)
}

async function opened({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname } = new URL(request.url)
    const own = pages.find(({ base }) => `${pathname}/`.startsWith(`${base}/`))
    return (await caches.match(own.path)) ?? Response.error()
  }
}

/** What is called so never changes. */
async function asBuilt(request) {
  const cache = await caches.open(name)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
