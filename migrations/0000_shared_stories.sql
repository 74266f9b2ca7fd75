CREATE TABLE `shared_stories` (
	`id` text PRIMARY KEY NOT NULL,
	`story_content` text NOT NULL,
	`story_metadata` text NOT NULL,
	`content_hash` text NOT NULL,
	`revoke_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_stories_content_hash_unique` ON `shared_stories` (`content_hash`);--> statement-breakpoint
CREATE INDEX `shared_stories_expires_at` ON `shared_stories` (`expires_at`);