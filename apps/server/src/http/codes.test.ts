import { CloseCode, ErrorCode } from '@colyseus/core';
import { NO_SUCH_TABLE, NO_SUCH_WAY, SERVER_STOPS, UNREADABLE } from '@roundhouse/protocol';
import { expect, test } from 'vitest';

test('what the protocol says that Colyseus says is what it says', () => {
  expect({ NO_SUCH_WAY, NO_SUCH_TABLE, SERVER_STOPS, UNREADABLE }).toEqual({
    NO_SUCH_WAY: ErrorCode.MATCHMAKE_NO_HANDLER,
    NO_SUCH_TABLE: ErrorCode.MATCHMAKE_INVALID_ROOM_ID,
    SERVER_STOPS: CloseCode.SERVER_SHUTDOWN,
    UNREADABLE: CloseCode.WITH_ERROR,
  });
});
