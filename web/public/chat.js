// Links to the chat open it in a frame beside the page, whatever the page is made of: without this
// script they lead to a page of its own. `web/src/chat/frame.ts` is the other side.
const path = /^(\/[a-z]{2})?\/chat$/
/** What this tab keeps: whether it is open, or has been. */
const name = 'chat-panel'
let panel
let opener

function linkOf(target) {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link && link.origin === location.origin && path.test(link.pathname) ? link : null
}

function show(href, title) {
  if (!panel) {
    panel = document.createElement('aside')
    panel.className = 'chat-panel'
    const frame = document.createElement('iframe')
    frame.title = title
    frame.src = `${href}?from=${encodeURIComponent(location.pathname)}`
    panel.append(frame)
    document.body.append(panel)
  }
  panel.hidden = false
  keep('open')
}

function hide() {
  if (!panel) return
  panel.hidden = true
  keep('shut')
  opener?.focus()
}

function keep(state) {
  sessionStorage.setItem(name, state)
}

addEventListener('click', (event) => {
  const link = linkOf(event.target)
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  opener = link
  if (panel && !panel.hidden) return hide()
  show(link.pathname, link.textContent.trim())
  panel.firstChild.focus()
})

addEventListener('message', ({ source, origin, data }) => {
  if (origin !== location.origin || !panel || source !== panel.firstChild.contentWindow) return
  if (data?.type === 'chat-close') hide()
  if (data?.type === 'chat-unread') {
    document.documentElement.toggleAttribute('data-chat-unread', data.count > 0)
  }
})

// A conversation goes on on the next page: open where it was open, and else in the back, so that
// answers are told.
const was = sessionStorage.getItem(name)
const first = was && [...document.links].find(linkOf)
if (first) {
  show(first.pathname, first.textContent.trim())
  if (was === 'shut') hide()
}
