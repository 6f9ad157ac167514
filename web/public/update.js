// Keeps the worker of the site (`worker.js`), and says when there is a newer version of the site
// than the one that made this page. Nothing is loaded anew under anybody's hands: they press for
// it. The server writes version and words into the element of this script.
const { version, ready, reload, later } = document.currentScript.dataset
const workers = navigator.serviceWorker
/** How long ago it was last asked for, at least, when somebody comes back to the page. */
const restMs = 600_000
let isOffered = false

/** It stands aside while the page is loaded, and where there are no workers, over plain HTTP. */
if (workers) addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(start))

async function start() {
  const registered = await workers.register('/worker.js').catch(() => undefined)
  if (!registered) return
  let askedAt = Date.now()
  const look = (worker) => worker && registered.active && judge(worker)
  const follow = (worker) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && look(worker))
  look(registered.waiting)
  follow(registered.installing)
  registered.addEventListener('updatefound', () => follow(registered.installing))
  // Another page of ours has let it take over.
  workers.addEventListener('controllerchange', () => look(workers.controller))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < restMs) return
    askedAt = Date.now()
    registered.update().catch(() => {})
  })
}

async function judge(worker) {
  const made = await versionOf(worker)
  // This page is of its version already.
  if (made === version) worker.postMessage('take over')
  else if (!isOffered) offer(worker)
}

function versionOf(worker) {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => tell(data)
    worker.postMessage('version', [port2])
  })
}

function offer(worker) {
  isOffered = true
  const note = document.createElement('aside')
  note.className = 'update-note'
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  note.append(
    words,
    keyOf(reload, () => takeOver(worker)),
    keyOf(later, () => note.remove()),
  )
  document.body.append(note)
  // Said once it is there to be heard.
  requestAnimationFrame(() => words.append(ready))
}

function keyOf(text, press) {
  const key = document.createElement('button')
  key.type = 'button'
  key.append(text)
  key.addEventListener('click', press)
  return key
}

function takeOver(worker) {
  if (worker.state === 'activated') return location.reload()
  worker.addEventListener('statechange', () => worker.state === 'activated' && location.reload())
  worker.postMessage('take over')
}
