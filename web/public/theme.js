// Before anything is painted: the chosen theme (without a choice the page's own holds), and whether
// this browser has a session, by which a page shows Login or Dashboard.
function mark() {
  const root = document.documentElement
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen
  root.toggleAttribute('data-signed-in', localStorage.getItem('signed-in') !== null)
}
mark()
// Where a session is to be brought back, the server is asked for it while the scripts still come.
if (document.currentScript.hasAttribute('data-renews') && localStorage.getItem('signed-in')) {
  globalThis.renewal = fetch('/api/auth/refresh', {
    method: 'POST',
    signal: AbortSignal.timeout(15_000),
  })
  globalThis.renewal.catch(() => {})
}
// A page that is come back to may be shown as it was left.
addEventListener('pageshow', mark)
