// Saves what was fetched as a file of the browser's own.

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
