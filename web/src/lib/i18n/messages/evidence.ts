// Everything about one thing in one signed file.

export const evidence = {
  save: 'Save as evidence',
}
