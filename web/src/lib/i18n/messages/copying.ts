// What is said about copying a text.

export const copying = {
  copy: 'Copy',
  id: 'Copy the whole id',
  idCopied: 'Transaction ID copied!',
  failed: 'Could not be copied. Please select the text and copy it yourself.',
}
