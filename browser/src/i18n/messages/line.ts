// What is said where no answer came that could be read.

export const line = {
  somethingWrong: 'Something Went Wrong!',
  noAnswer: 'The server cannot be reached. Please try again.',
  tooSlow: 'The server did not answer in time. Please try again.',
  offline: 'You are offline.',
}
