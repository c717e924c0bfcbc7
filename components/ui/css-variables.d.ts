import 'react';

/** Custom properties may be set from markup: `style={{ '--drop': '64px' }}`. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
