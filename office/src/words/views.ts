// Views of lists that staff keep.

export const views = {
  views: 'Views',
  sharedBy: (who: string) => `Shared by ${who}`,
  save: 'Save this view',
  saveTitle: 'Save this view of the list',
  saveMeans:
    'What is filtered and sorted by, and the columns. What is typed to find one is not kept.',
  viewName: 'What it is called',
  viewNameMissing: 'Say what it is called.',
  share: 'Colleagues see it too',
  keep: 'Save',
  drop: 'Take this view away',
} as const
