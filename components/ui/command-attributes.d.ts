import 'react';

/** Invoker commands: a button that opens or closes a dialog by id, in plain HTML. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
