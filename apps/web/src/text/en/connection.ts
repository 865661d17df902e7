/** The connection to a table, and the pages that stand in for one. */
export const connection = {
  connecting: 'Connecting to the table …',
  stillConnecting: 'The table does not answer yet. Trying again …',
  resuming: 'Connection lost. Trying again …',
  resumingLong: 'Still trying. Nothing you played is lost.',
  restarting: 'The table is restarting. Nothing is lost.',
  away: 'You are offline. Nothing is lost.',
  paused: 'The table cannot save right now. Nothing is lost; play goes on as soon as it can.',
  back: 'Connected again.',
  goHome: 'Go home',
  tryNow: 'Try now',
  tryAgain: 'Try again',
  toDoor: 'To the door of the table',
  refresh: 'Refresh',
  takeBack: 'Play here',
  newer: 'A new version of this page is ready.',
  updateNow: 'Update now',
  later: 'Later',
  failed: 'That did not reach the table. Try again.',
  movedTitle: 'You are playing elsewhere',
  moved: 'Your seat is in use in another window or on another device.',
  /** By the reason for which a connection has ended. */
  ends: {
    notFound: {
      title: 'No such table',
      sentence:
        'There is no table with this code. It may have been closed, or the code was mistyped.',
    },
    versionTooOld: {
      title: 'A new version is here',
      sentence: 'This page is older than the game server. Please refresh.',
    },
    wrongToken: {
      title: 'This seat is not yours any more',
      sentence: 'It was given away, or its key is out of date. You may still watch.',
    },
    removed: {
      title: 'Removed from the table',
      sentence: 'The host has given your seat away. You may still watch.',
    },
    closed: {
      title: 'The table is closed',
      sentence: 'Nobody was here for a long time, so the table was put away.',
    },
    broken: {
      title: 'This table is out of order',
      sentence: 'Something went wrong at this table and it was stopped. Other tables run on.',
    },
    cannotLoad: {
      title: 'This table cannot be opened',
      sentence:
        'The server has kept it, but cannot read it at the moment. Nothing is thrown away; whoever runs the server can help.',
    },
    full: {
      title: 'The table is full',
      sentence: 'All seats and all places to watch are taken.',
    },
    locked: {
      title: 'The table is locked',
      sentence: 'The host lets nobody new in at the moment. Ask them to unlock the table.',
    },
    tooManyTries: {
      title: 'Wait a little',
      sentence: 'Too many wrong codes came from here just now. Try again in a minute.',
    },
    nameTaken: {
      title: 'Please choose another name',
      sentence: 'Somebody at this table has that name already.',
    },
    badName: {
      title: 'Please choose another name',
      sentence: 'This name cannot be used.',
    },
    left: {
      title: 'You have left the table',
      sentence: 'You can come back with its code at any time.',
    },
  },
} as const;
