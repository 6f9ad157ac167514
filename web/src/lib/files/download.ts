// Hands the client a file made in the browser.

export function download(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
