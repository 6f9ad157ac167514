// Links to the chat open it in a frame beside the page, whatever the page is made of: without this
// script they lead to a page of its own. `web/src/chat/frame.ts` is the other side.
const path = /^(\/[a-z]{2})?\/chat$/
/** What this tab keeps: whether it is open or was, where it is, and how it is called. */
const name = 'chat-panel'
let panel
let opener
let link = ['/chat', 'Live Chat']

function linkOf(target) {
  const found = target instanceof Element ? target.closest('a[href]') : null
  return found && found.origin === location.origin && path.test(found.pathname) ? found : null
}

function show() {
  const [href, title] = link
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
  sessionStorage.setItem(name, [state, ...link].join('|'))
}

addEventListener('click', (event) => {
  const found = linkOf(event.target)
  if (!found || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  opener = found
  if (panel && !panel.hidden) return hide()
  link = [found.pathname, found.textContent.trim().slice(0, 100).replaceAll('|', ' ')]
  show()
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
const [was, href, title] = (sessionStorage.getItem(name) ?? '').split('|')
if (path.test(href) && title) {
  link = [href, title]
  show()
  if (was !== 'open') hide()
}
