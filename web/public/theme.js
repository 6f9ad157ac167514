// Before anything is painted: the chosen theme (without a choice the page's own holds), and whether
// this browser has a session, by which a page shows Login or Dashboard.
function mark() {
  const root = document.documentElement
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen
  root.toggleAttribute('data-signed-in', localStorage.getItem('signed-in') !== null)
}
mark()
// A page that is come back to may be shown as it was left.
addEventListener('pageshow', mark)
