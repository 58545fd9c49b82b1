/**
 * Chromium turns a canvas into a file while its page is idle, and a page of the tests that draws no frames is
 * never taken for idle: each such file came after 6.7 s, when Chromium gives up waiting. Frames that draw
 * nothing cost next to nothing.
 */
function keepFramesComing(): void {
  requestAnimationFrame(keepFramesComing);
}
keepFramesComing();
